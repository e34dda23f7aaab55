import { plural, t } from "@lingui/core/macro";
import { useEditor } from "../edit/editor.ts";
import { updatable } from "../price/price-of.ts";
import { isEstimated } from "../timeline/scene-length.ts";

/** Explains what the buttons above make, and whether the gems suffice for the film. */
export function ActionHint() {
  const { story, available } = useEditor();
  const { update, render } = story.prices;
  const isMade = story.render?.fresh === true && story.render.status !== "failed";
  const short = isMade || available === null ? 0 : render.gems - available;
  const draws = update.gems > 0 && updatable(story).length > 0;
  return (
    <p className="w-full text-12 text-text-2">
      {draws
        ? t`Preview makes the pictures and plays a small version of the film. `
        : t`Preview plays a small version of the film. `}
      {short > 0
        ? isEstimated(story)
          ? t`Render makes the film itself; you need about ${plural(short, { one: "# more gem", other: "# more gems" })} for it.`
          : t`Render makes the film itself; you need ${plural(short, { one: "# more gem", other: "# more gems" })} for it.`
        : t`Render makes the film itself.`}
    </p>
  );
}
