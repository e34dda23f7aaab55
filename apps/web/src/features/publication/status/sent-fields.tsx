import type { Publication } from "@kinora/contracts/publication/post";
import { t } from "@lingui/core/macro";
import { sentRows } from "../../../entities/post/labels.ts";
import { waitsInInbox } from "./stage-words.ts";

/** What was sent to a platform, word for word; folded away. */
export function SentFields({ publication }: { readonly publication: Publication }) {
  const { fields, isAiMade } = publication;
  const visibility = waitsInInbox(publication) ? t`Nobody yet` : publication.visibility;
  const rows = [
    ...sentRows(fields),
    ...(isAiMade ? [[t`Labelled as made with AI`, t`Yes`] as const] : []),
    ...(visibility !== null ? [[t`Seen there by`, visibility] as const] : []),
  ];
  if (rows.length === 0) return null;
  return (
    <details className="text-14">
      <summary className="reach w-fit cursor-pointer text-text-2 hover:text-text">
        {t`What was sent`}
      </summary>
      <dl className="mt-2 grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-text-2">{label}</dt>
            <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
