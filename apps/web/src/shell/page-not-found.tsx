import { Link } from "@tanstack/react-router";
import { Telescope } from "lucide-react";
import { buttonClass } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export function PageNotFound() {
  return (
    <main id="content" className="grid min-h-[70dvh] place-items-center">
      <title>There is nothing at this address · Kinora</title>
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        icon={<Telescope size={28} />}
        title="There is nothing at this address"
        text="It may be old, mistyped, or kept private by its owner."
        action={
          <Link to="/" className={buttonClass("primary")}>
            Go to the feed
          </Link>
        }
      />
    </main>
  );
}
