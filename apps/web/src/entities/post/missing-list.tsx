import { plural, t } from "@lingui/core/macro";

/** Something that is still missing in a form. */
export interface MissingPart {
  /** Id of the element in which it is filled in. */
  readonly place: string;
  /** The account that it belongs to. */
  readonly of?: string;
  readonly words: string;
}

/** Shown at once: on a phone fewer, because the bar would cover the form. */
const SHOWN = 3;

/** What is still missing; a press moves the focus there. */
export function MissingList({ missing }: { readonly missing: readonly MissingPart[] }) {
  return (
    <>
      <p className="font-medium max-md:sr-only">{t`Still missing:`}</p>
      <ul className="flex flex-col">
        {missing.slice(0, SHOWN).map(({ place, of, words }, at) => (
          <li key={place} className={at > 0 ? "max-md:hidden" : ""}>
            <button
              type="button"
              className="reach text-left underline-offset-4 hover:underline"
              onClick={() => goTo(place)}
            >
              {of && <span className="text-text-2">{of}: </span>}
              {words}
            </button>
          </li>
        ))}
      </ul>
      <More count={missing.length - SHOWN} className="max-md:hidden" />
      <More count={missing.length - 1} className="md:hidden" />
    </>
  );
}

/** Moves the focus to where something is missing. */
function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: "center" });
  const field = place?.querySelector<HTMLElement>("textarea, input, button, a");
  field?.focus({ preventScroll: true });
}

function More({ count, className }: { readonly count: number; readonly className: string }) {
  if (count < 1) return null;
  return (
    <p className={`text-text-2 ${className}`}>
      {plural(count, { one: "and # more to do", other: "and # more to do" })}
    </p>
  );
}
