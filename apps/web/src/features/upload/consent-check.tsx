import { CONSENT_TEXTS, type Upload } from "@kinora/contracts/upload/upload";
import { useId } from "react";
import { useStateConsentMutation } from "./upload-api.ts";

/** The version of the current consent text. */
const VERSION = "photo-1";

/** The consent that is required before a face is animated. It is stored with the photo. */
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
