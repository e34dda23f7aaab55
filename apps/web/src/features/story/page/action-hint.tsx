import { gemWords } from "../../../ui/gem-words.ts";
import { useEditor } from "./editor.ts";
import { updatable } from "./price-of.ts";

/** What the buttons above it make, and whether there are gems enough for the film. */
export function ActionHint() {
  const { story, kit } = useEditor();
  const { update, render } = story.prices;
  const isMade = story.render?.fresh === true && story.render.status !== "failed";
  const short = isMade || kit.available === null ? 0 : render.gems - kit.available;
  const draws = update.gems > 0 && updatable(story).length > 0;
  return (
    <p className="w-full text-12 text-text-2">
      {draws
        ? "Preview makes the pictures and plays a small version of the film. "
        : "Preview plays a small version of the film. "}
      {short > 0
        ? `Render makes the film itself; you need ${gemWords(short)} more for it.`
        : "Render makes the film itself."}
    </p>
  );
}
