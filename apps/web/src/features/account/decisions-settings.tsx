import { BoardStatements } from "./board-statements.tsx";
import { CollectionStatements } from "./collection-statements.tsx";
import { CommentStatements } from "./comment-statements.tsx";
import { ProfileStatements } from "./profile-statements.tsx";

/** The statements of reasons about the user's storyboards, profile, comments and collections. */
export function DecisionsSettings({
  id,
}: {
  /** The one that is scrolled to and focused. */
  readonly id: string;
}) {
  return (
    <div className="flex flex-col gap-10">
      <BoardStatements aboutId={id} />
      <ProfileStatements aboutId={id} />
      <CommentStatements aboutId={id} />
      <CollectionStatements aboutId={id} />
    </div>
  );
}
