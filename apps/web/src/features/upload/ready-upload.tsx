import type { Upload } from "@kinora/contracts/upload/upload";
import { select, t } from "@lingui/core/macro";
import { TriangleAlert, X } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { ThumbCanvas } from "../../ui/thumb-canvas.tsx";
import { cutWords, type FileNoun, factWords, lengthWords } from "./upload-words.ts";

export interface ReadyUploadProps {
  /** Null until the server has reported it. */
  readonly upload: Upload | null;
  /** Its local file name, if it was just chosen. */
  readonly sentName: string;
  /** The noun for the file: "photo". */
  readonly noun: FileNoun;
  /** The aspect ratio of the result. */
  readonly shape: string | undefined;
  readonly seconds: number | undefined;
  readonly onRemove: () => void;
}

const isThere = (words: string | undefined) => words !== undefined;

/** An uploaded file: a small picture, its details, and a button that removes it. */
export function ReadyUpload({
  upload,
  sentName,
  noun,
  shape,
  seconds,
  onRemove,
}: ReadyUploadProps) {
  const { state = "checking", thumbhash = null, fileName = sentName } = upload ?? {};
  const cuts =
    state === "ready" && upload
      ? [cutWords(upload, noun, shape), lengthWords(upload, noun, seconds)].filter(isThere)
      : [];
  const picture = upload?.media?.thumbnail ?? null;
  return (
    <div className="enter flex items-center gap-3 rounded-field bg-surface-2 p-1.5">
      <div className="relative size-12 shrink-0 overflow-hidden rounded-[8px] bg-surface-3">
        {thumbhash && <ThumbCanvas hash={thumbhash} />}
        {picture && (
          <img
            src={picture.url}
            alt={t`Your ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })}`}
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      <div aria-live="polite" className="min-w-0 flex-1">
        <p className="truncate text-14 font-medium">
          {fileName ||
            t`Your ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })}`}
        </p>
        <p className="nums text-12 text-text-2">
          {state === "ready" && upload && factWords(upload)}
          {state === "review" &&
            t`A person is checking it: the automatic check wasn't sure. It can't be used until then.`}
          {(state === "checking" || state === "uploading") && t`Checking the file`}
        </p>
        {cuts.map((cut) => (
          <p key={cut} className="mt-0.5 flex items-start gap-1.5 text-14">
            <TriangleAlert size={14} className="mt-1 shrink-0 text-warn" aria-hidden="true" />
            {cut}
          </p>
        ))}
      </div>
      <IconButton
        label={t`Remove the ${select(noun, { video: "clip", audio: "recording", last: "last picture", other: "photo" })}`}
        icon={<X size={18} />}
        onClick={onRemove}
      />
    </div>
  );
}
