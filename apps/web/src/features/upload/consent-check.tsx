import { CONSENT_TEXTS, type Upload } from "@kinora/contracts/upload/upload";
import { useId } from "react";
import { useStateConsentMutation } from "./upload-api.ts";

/** The words that are asked for now. */
const VERSION = "face-1";

/** The statement without which no face is moved. It stays with the photo. */
export function ConsentCheck({ upload }: { readonly upload: Upload }) {
  const id = useId();
  const [state, { isLoading }] = useStateConsentMutation();
  const given = upload.consent !== null;
  return (
    <div className="flex min-h-11 items-center gap-3 px-1">
      <input
        id={id}
        type="checkbox"
        checked={given || isLoading}
        disabled={given || isLoading}
        onChange={() => void state({ id: upload.id, version: VERSION })}
        className="size-5 shrink-0 accent-accent"
      />
      <label htmlFor={id} className="text-14 text-text-2">
        {CONSENT_TEXTS[VERSION]}
      </label>
    </div>
  );
}
