import { t } from "@lingui/core/macro";
import { Check, Trash2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useEditor } from "../edit/editor.ts";
import { chooseTake, removeTake } from "../edit/takes.ts";
import { ratioOf } from "../stage/ratio-of.ts";

/** The takes of a scene side by side; one is kept for the film. */
export function CompareSheet({ onClose }: { readonly onClose: () => void }) {
  const { board, scene, viewOf, edit } = useEditor();
  const pictures = viewOf(scene.id)?.takes ?? [];
  return (
    <Sheet
      open
      wide
      onClose={onClose}
      title={t`Compare takes`}
      description={t`The film uses the one you choose; the others are kept.`}
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {scene.takes.map(({ id }, index) => {
          const picture = pictures.find((take) => take.id === id)?.picture;
          if (!picture) return null;
          const chosen = id === scene.takeId;
          return (
            <li key={id} className="flex flex-col gap-2">
              <img
                src={picture.url}
                alt={t`Take ${{ number: index + 1 }}: ${{ visual: scene.visual }}`}
                style={{ aspectRatio: ratioOf(board.settings.aspectRatio) }}
                className="max-h-[50dvh] w-full rounded-media bg-surface-2 object-contain"
              />
              <div className="flex items-center gap-2">
                <Button
                  size="sm"
                  look={chosen ? "quiet" : "primary"}
                  icon={chosen ? <Check size={16} /> : undefined}
                  disabled={chosen}
                  onClick={() => edit((before) => chooseTake(before, scene.id, id))}
                >
                  {chosen
                    ? t`Take ${{ number: index + 1 }} is chosen`
                    : t`Choose take ${{ number: index + 1 }}`}
                </Button>
                {scene.takes.length > 1 && !chosen && (
                  <Button
                    size="sm"
                    look="ghost"
                    icon={<Trash2 size={16} />}
                    onClick={() => edit((before) => removeTake(before, scene.id, id))}
                  >
                    {t`Remove`}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
