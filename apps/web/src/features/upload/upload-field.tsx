import { t } from "@lingui/core/macro";
import { useEffect, useEffectEvent } from "react";
import { takeOfferedFiles } from "../../entities/upload/offered-file.ts";
import { errorSentence } from "../../store/error-sentence.ts";
import { ConsentCheck } from "./consent-check.tsx";
import { DropZone } from "./drop-zone.tsx";
import { ReadyUpload } from "./ready-upload.tsx";
import { SendingRow } from "./sending-row.tsx";
import { UNREAD_WORDS, waitWords } from "./upload-words.ts";
import { type UploadSlot, useUpload } from "./use-upload.ts";

/** The field for the file a form begins with, from choosing it to its approval. */
export function UploadField(slot: UploadSlot) {
  const state = useUpload(slot);
  const { upload, onItsWay, problem } = state;
  const noun = slot.name ?? slot.kind;
  const refusal = upload?.refusal ?? null;
  const trouble = problem
    ? errorSentence(problem)
    : refusal &&
      errorSentence({ data: { code: refusal.code, message: "", details: {}, requestId: "" } });

  const waits = waitWords(noun, {
    sending: onItsWay !== null,
    state: state.awaited ? "checking" : upload?.state,
    agreed: !slot.needsConsent || upload?.consent != null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes with every render
  useEffect(() => {
    slot.onWait?.(waits);
    return () => slot.onWait?.(undefined);
  }, [waits]);

  const takesOffered = slot.kind === "image" && slot.name === undefined;
  const take = useEffectEvent(state.choose);
  useEffect(
    () => (takesOffered ? takeOfferedFiles((file) => take(file)) : undefined),
    [takesOffered],
  );

  if (onItsWay) {
    return <SendingRow onItsWay={onItsWay} onPause={state.togglePause} onCancel={state.cancel} />;
  }
  if (state.awaited || (upload && !refusal)) {
    return (
      <div className="flex flex-col gap-2">
        <ReadyUpload
          upload={upload}
          sentName={state.sentName}
          noun={noun}
          shape={slot.shape}
          seconds={slot.seconds}
          onRemove={state.remove}
        />
        {upload?.state === "ready" && slot.needsConsent && <ConsentCheck upload={upload} />}
      </div>
    );
  }
  return (
    <DropZone
      kind={slot.kind}
      noun={noun}
      tier={slot.tier}
      trouble={
        trouble && {
          title:
            refusal?.code === "UPLOAD_TYPE_UNSUPPORTED"
              ? t(UNREAD_WORDS[slot.kind])
              : trouble.title,
          advice: trouble.advice,
        }
      }
      onChoose={(file) => {
        state.forgetProblem();
        state.choose(file);
      }}
    />
  );
}
