import type { Publication } from "@kinora/contracts/publication/post";
import { t } from "@lingui/core/macro";

/** What became of the comment that follows a post. */
export function FirstComment({
  publication: { firstComment, afterwards, outcome },
  title,
}: {
  readonly publication: Publication;
  /** The platform's name. */
  readonly title: string;
}) {
  if (!firstComment || afterwards || outcome !== "done") return null;
  const { stage, problem } = firstComment;
  return (
    <p className="text-14 text-text-2 wrap-anywhere">
      {stage === "waiting" && t`Your first comment follows.`}
      {stage === "there" && t`Your first comment is under it.`}
      {stage === "unknown" &&
        t`${title} didn't say whether your first comment is under it. Look there before you write it yourself.`}
      {stage === "not_there" && t`Your first comment isn't under it.`}
      {stage === "not_there" && problem && ` ${problem.sentence}`}
    </p>
  );
}
