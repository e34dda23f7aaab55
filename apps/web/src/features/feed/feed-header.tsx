import { useNavigate } from "@tanstack/react-router";
import { Chip } from "../../ui/chip.tsx";
import { Segments } from "../../ui/segments.tsx";

export type FeedContent = "video" | "image" | "music" | undefined;

const CONTENTS: readonly (readonly [content: FeedContent, label: string])[] = [
  [undefined, "All"],
  ["video", "Films"],
  ["image", "Pictures"],
  ["music", "Music"],
];

export interface FeedHeaderProps {
  readonly kind: "trending" | "recent";
  readonly content: FeedContent;
}

export function FeedHeader({ kind, content }: FeedHeaderProps) {
  const navigate = useNavigate();
  const open = (next: "trending" | "recent", filter: FeedContent) =>
    void navigate({
      to: next === "recent" ? "/recent" : "/",
      search: filter ? { content: filter } : {},
    });
  return (
    <div className="no-scrollbar flex items-center gap-2 overflow-x-auto px-2 pt-1 pb-3 md:px-4">
      <h1 className="sr-only">{kind === "recent" ? "Recent" : "Trending"}</h1>
      <Segments
        label="Order"
        value={kind}
        options={[
          { value: "trending", label: "Trending" },
          { value: "recent", label: "Recent" },
        ]}
        onChange={(next) => open(next, content)}
      />
      <div className="mx-1 h-5 w-px shrink-0 bg-line" />
      {CONTENTS.map(([value, label]) => (
        <Chip key={label} chosen={value === content} onClick={() => open(kind, value)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
