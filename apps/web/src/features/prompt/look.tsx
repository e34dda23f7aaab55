import type { Model } from "@kinora/contracts/prompt/model";
import { Clapperboard, Image, Music2 } from "lucide-react";
import { SamplePicture } from "../../entities/prompt/sample-picture.tsx";
import { cx } from "../../ui/class-names.ts";
import { type ComposerMode, isOwn, MUSIC } from "./choose-model.ts";

const FRAME =
  "h-12 w-21 max-md:h-11 max-md:w-14 max-md:large-text:h-8 shrink-0 rounded-[8px] object-cover";

/** A sample picture in place of an icon. */
export function Look(props: { readonly about: "model" | "style"; readonly name: string }) {
  return <SamplePicture {...props} className={FRAME} />;
}

/** What the model has made: samples for our own, the owner's first trial for others. */
export function ModelLook({
  model: { key, example },
  mode,
}: {
  readonly model: Model;
  readonly mode: ComposerMode;
}) {
  if (isOwn(key)) return <Look about="model" name={key} />;
  if (example !== null) return <img src={example} alt="" className={FRAME} />;
  const Kind = mode === "text-to-image" ? Image : mode === MUSIC ? Music2 : Clapperboard;
  return (
    <span className={cx(FRAME, "grid place-items-center bg-surface-2 text-text-3")}>
      <Kind size={18} aria-hidden="true" />
    </span>
  );
}
