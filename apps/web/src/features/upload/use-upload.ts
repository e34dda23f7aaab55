import type { Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import type { Upload, UploadKind } from "@kinora/contracts/upload/upload";
import { t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import { statusOf } from "../../store/api-error.ts";
import { isText, readStored, writeStored } from "../../store/stored-value.ts";
import { useAskToSignIn } from "../../store/use-ask-to-sign-in.ts";
import { useGetUploadQuery, useRemoveUploadMutation } from "./upload-api.ts";
import { type SendingState, useSending } from "./use-sending.ts";

/**
 * Milliseconds between two polls. The server reports a ready file by an event; this covers a lost
 * one.
 */
const ASK_MS = 15_000;

export interface ArrivedSize {
  readonly width: number;
  readonly height: number;
  /** Null for a picture. */
  readonly seconds: number | null;
}

export interface UploadSlot {
  readonly kind: UploadKind;
  /** Distinguishes the fields of a form with several of one kind. */
  readonly name?: "last" | "avatar";
  /** The upload the form holds, which is ready for use. */
  readonly value: string | null;
  readonly needsConsent: boolean;
  readonly tier: Tier;
  readonly onChange: (id: string | null) => void;
  /** Called once for each chosen file that was uploaded, with its size in pixels and seconds. */
  readonly onArrived?: (size: ArrivedSize) => void;
  /**
   * The aspect ratio of the result, "16:9", and its seconds; mentioned where they crop or cut the
   * file.
   */
  readonly shape?: string | undefined;
  readonly seconds?: number | undefined;
  /** Reports in words what the file is waiting for; undefined for nothing. */
  readonly onWait?: (words: string | undefined) => void;
}

export interface UploadSlotState extends SendingState {
  /** The uploaded file as the server currently reports it. */
  readonly upload: Upload | null;
  /** True while an upload is being fetched for the first time. */
  readonly awaited: boolean;
  /** The name of the file chosen last; empty after a reload. */
  readonly sentName: string;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
}

/** The file of a form: sending, being checked, ready or refused. Restored after a reload. */
export function useUpload({
  kind,
  name,
  value,
  needsConsent,
  tier,
  onChange,
  onArrived,
}: UploadSlot): UploadSlotState {
  const key = name === undefined ? `upload:${kind}` : `upload:${kind}:${name}`;
  const mayGoOn = useAskToSignIn();
  /** Uploaded, but not ready for use. */
  const [pending, setPending] = useState<string | null>(() => readStored(key, isText));
  const [sentName, setSentName] = useState("");
  const [tooLarge, setTooLarge] = useState<unknown>(null);
  const hold = (id: string | null) => {
    setPending(id);
    writeStored(key, id);
  };
  const sending = useSending(hold);
  const [removeOnServer] = useRemoveUploadMutation();

  const id = pending ?? value;
  const [asking, setAsking] = useState(true);
  const { currentData: upload = null, error } = useGetUploadQuery(id ?? "", {
    skip: id === null,
    pollingInterval: asking ? ASK_MS : 0,
  });
  const working = upload === null || upload.state === "uploading" || upload.state === "checking";
  const usable = upload?.state === "ready" && (!needsConsent || upload.consent !== null);

  useEffect(() => setAsking(working), [working]);
  // The reason of a refusal is shown once, not again after a reload.
  useEffect(() => {
    if (upload?.state === "refused") writeStored(key, null);
  }, [upload, key]);
  const arrived = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes with every render
  useEffect(() => {
    if (upload?.state !== "ready" || upload.id !== pending || arrived.current === upload.id) return;
    arrived.current = upload.id;
    // A file that waited for consent across a reload was reported before.
    if (needsConsent && sentName === "") return;
    const { width, height, duration: seconds } = upload;
    if (width !== null && height !== null) onArrived?.({ width, height, seconds });
  }, [upload, pending]);
  // The form holds only an upload that is ready for use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks change with every render
  useEffect(() => {
    if (upload === null || upload.id !== id) return;
    if (usable && value !== id) onChange(id);
    if (usable && pending !== null) hold(null);
    if (!usable && value === id) {
      hold(id);
      onChange(null);
    }
  }, [upload, usable, value, pending, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks change with every render
  useEffect(() => {
    if (statusOf(error) !== 404) return;
    hold(null);
    onChange(null);
  }, [error]);

  const clear = () => {
    hold(null);
    onChange(null);
  };
  return {
    ...sending,
    problem: tooLarge ?? sending.problem,
    upload: id === null ? null : upload,
    awaited: id !== null && upload === null && error === undefined,
    sentName,
    choose(file) {
      setTooLarge(null);
      if (!mayGoOn(t`Sign in to send a file; your draft is saved.`)) return;
      const max = ENTITLEMENTS[tier].upload[kind].bytes;
      // The server would refuse it too, but only after the upload was announced.
      if (file.size > max) return setTooLarge(refused("UPLOAD_TOO_LARGE"));
      if (file.size === 0) return setTooLarge(refused("UPLOAD_DAMAGED"));
      clear();
      setSentName(file.name);
      sending.send(file, kind);
    },
    remove() {
      if (id !== null) void removeOnServer(id);
      clear();
    },
    forgetProblem() {
      setTooLarge(null);
      sending.forgetProblem();
    },
  };
}

const refused = (code: string) => ({
  status: 413,
  data: { code, message: "", details: {}, requestId: "" },
});
