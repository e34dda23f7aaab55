import { Clapperboard, Eye, RefreshCw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { gemWords } from "../../../ui/money.tsx";
import { useEditor } from "./editor.ts";
import { needsUpdate, priceWords } from "./price-of.ts";

const RenderSheet = lazy(() =>
  import("./render-sheet.tsx").then((m) => ({ default: m.RenderSheet })),
);

/** Update, preview, render: what each costs stands on it. */
export function ActionButtons() {
  const { story, work, ordering, phase } = useEditor();
  const [rendering, setRendering] = useState(false);
  const { update, render } = story.prices;
  const unsaved = phase === "unsaved" || phase === "saving";
  const stale = unsaved || story.scenes.some(needsUpdate);
  const stuck = phase === "conflict";
  const renderedNow = story.render?.fresh === true && story.render.status !== "failed" && !unsaved;
  return (
    <>
      <Button
        icon={<RefreshCw size={17} />}
        disabled={stuck || !stale}
        busy={ordering && "Starting"}
        title={stale ? update.explanation : "Pictures and voices are up to date"}
        onClick={() => work({ kind: "update", shown: update.gems })}
        className="col-span-2"
      >
        {stale ? `Update what is stale · ${priceWords(update.gems)}` : "Up to date"}
      </Button>
      <Button
        icon={<Eye size={17} />}
        disabled={stuck || ordering}
        title={
          update.gems === 0
            ? "Small and quick, with voice, captions and music"
            : `Small and quick; the pictures are drawn first: ${update.explanation}`
        }
        onClick={() => work({ kind: "preview", shown: update.gems })}
      >
        Preview · {priceWords(update.gems)}
      </Button>
      <Button
        look="primary"
        icon={<Clapperboard size={17} />}
        disabled={stuck || ordering || renderedNow}
        title={renderedNow ? "The film of this board is made" : render.explanation}
        onClick={() => setRendering(true)}
      >
        {renderedNow ? "Rendered" : `Render · ${gemWords(render.gems)}`}
      </Button>
      {rendering && (
        <Suspense>
          <RenderSheet onClose={() => setRendering(false)} />
        </Suspense>
      )}
    </>
  );
}
