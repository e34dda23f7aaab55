import { t } from "@lingui/core/macro";
import { Clapperboard, Eye, RefreshCw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useEditor } from "../edit/editor.ts";
import { priceWords, renderPriceWords, updatable } from "../price/price-of.ts";
import { isNothingMade, nextStep } from "./next-step.ts";

const RenderSheet = lazy(() =>
  import("./render-sheet.tsx").then((m) => ({ default: m.RenderSheet })),
);

/** Update, preview, render: each with its price, and the sensible next one highlighted. */
export function ActionButtons() {
  const { story, work, ordering, phase } = useEditor();
  const [rendering, setRendering] = useState(false);
  const { update, render } = story.prices;
  const unsaved = phase === "unsaved" || phase === "saving";
  const stale = updatable(story).length > 0;
  const stuck = phase === "conflict";
  const renderedNow = story.render?.fresh === true && story.render.status !== "failed" && !unsaved;
  const next = nextStep(story);
  const look = (step: typeof next) => (step === next ? "primary" : "quiet");
  return (
    <>
      {stale && (
        <Button
          look={look("update")}
          icon={<RefreshCw size={17} className="max-sm:large-text:hidden" />}
          disabled={stuck}
          busy={ordering && t`Starting`}
          title={update.explanation}
          onClick={() => work({ kind: "update", shown: update.gems })}
          className="max-sm:basis-full!"
        >
          {isNothingMade(story.scenes)
            ? t`Make pictures and voices · ${{ price: priceWords(update.gems) }}`
            : t`Update what changed · ${{ price: priceWords(update.gems) }}`}
        </Button>
      )}
      <Button
        look={look("preview")}
        icon={<Eye size={17} className="max-sm:hidden" />}
        disabled={stuck || ordering}
        title={
          update.gems === 0
            ? t`Small and quick, with voice, captions and music`
            : t`Small and quick; the pictures are drawn first: ${{ explanation: update.explanation }}`
        }
        onClick={() => work({ kind: "preview", shown: update.gems })}
      >
        {t`Preview · ${{ gems: priceWords(update.gems) }}`}
      </Button>
      <Button
        look={look("render")}
        icon={<Clapperboard size={17} className="max-sm:hidden" />}
        disabled={stuck || ordering || renderedNow}
        title={renderedNow ? t`This film is already made` : render.explanation}
        onClick={() => setRendering(true)}
        // On a phone it would take a row of its own, and the link to the film already says it.
        className={renderedNow ? "max-sm:hidden" : ""}
      >
        {renderedNow ? t`Rendered` : t`Render · ${{ price: renderPriceWords(story) }}`}
      </Button>
      {rendering && (
        <Suspense>
          <RenderSheet onClose={() => setRendering(false)} />
        </Suspense>
      )}
    </>
  );
}
