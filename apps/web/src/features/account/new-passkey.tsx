import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useAddPasskeyMutation, useOfferPasskeyMutation } from "./reauthentication-api.ts";

/** A form that adds a named passkey. */
export function NewPasskeyForm({ count }: { readonly count: number }) {
  const [name, setName] = useState("");
  const [isAdding, setIsAdding] = useState(false);
  const [offer] = useOfferPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const { say, saySorry } = useSay();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAdding(true);
    try {
      const { startRegistration } = await import("@simplewebauthn/browser");
      // WebAuthn JSON, written by the server's library for the browser's.
      const options: unknown = await offer().unwrap();
      const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
      const response = await startRegistration({ optionsJSON });
      await add({ name: name.trim(), response }).unwrap();
      setName("");
      say(t`Passkey added.`, "success");
    } catch (error) {
      if (error instanceof Error) say(t`No passkey was created. Nothing was changed.`);
      else saySorry(error);
    } finally {
      setIsAdding(false);
    }
  };
  if (!("PublicKeyCredential" in globalThis))
    return (
      <p className="text-14">{t`This browser doesn't support passkeys, or the connection isn't secure.`}</p>
    );
  if (count >= PASSKEYS_MAX) return <p className="text-14">{t`You've reached the limit.`}</p>;
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        label={t`Name`}
        hint={t`Where it is, such as: my phone`}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        type="submit"
        look="primary"
        icon={<Plus size={18} />}
        className="self-start"
        disabled={name.trim() === ""}
        busy={isAdding && t`Adding it`}
      >
        {t`Add a passkey`}
      </Button>
    </form>
  );
}
