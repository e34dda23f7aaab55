import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";

/** Says that appeals wait for somebody who isn't there, and what to do; nothing when none do. */
export function StuckNote({ stuck }: { readonly stuck: number }) {
  if (stuck === 0) return null;
  return (
    <div role="note" className="mb-6 rounded-panel bg-surface-1 p-4 text-14">
      <p>
        {plural(stuck, {
          one: "# appeal can't be answered: whoever could made the decision that it is against.",
          other:
            "# appeals can't be answered: whoever could made the decisions that they are against.",
        })}
      </p>
      <p className="mt-1 text-text-2">
        {t`Somebody else has to. An owner can make another person an admin; on the server, “npm run owner” names a second owner.`}{" "}
        <Link to="/admin/people" className="underline underline-offset-4">
          {t`Find a person`}
        </Link>
      </p>
    </div>
  );
}
