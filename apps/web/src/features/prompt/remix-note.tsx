import { Link } from "@tanstack/react-router";
import { GitFork, X } from "lucide-react";

/** Says that the form continues somebody's work. */
export function RemixNote({
  parentId,
  onDrop,
}: {
  readonly parentId: string | null;
  readonly onDrop: () => void;
}) {
  if (parentId === null) return null;
  return (
    <p className="flex items-center gap-2 text-14 text-text-2">
      <GitFork size={16} />A remix of
      <Link to="/item/$id" params={{ id: parentId }} className="underline underline-offset-4">
        this work
      </Link>
      <button
        type="button"
        onClick={onDrop}
        aria-label="Make it a work of its own"
        title="Make it a work of its own"
        className="grid size-9 place-items-center rounded-full hover:bg-surface-2 touch:size-11"
      >
        <X size={15} />
      </button>
    </p>
  );
}
