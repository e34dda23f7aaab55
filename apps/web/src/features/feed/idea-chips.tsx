import { Link } from "@tanstack/react-router";

const IDEAS = ["fox", "neon city", "ocean", "forest", "space", "snow", "desert", "rain"];

/** Suggested searches. */
export function IdeaChips() {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {IDEAS.map((q) => (
        <Link
          key={q}
          to="/search"
          search={{ q }}
          className="reach inline-flex h-9 items-center rounded-full bg-surface-2 px-3.5 text-14 text-text-2 transition-colors hover:bg-surface-3 hover:text-text"
        >
          {q}
        </Link>
      ))}
    </div>
  );
}
