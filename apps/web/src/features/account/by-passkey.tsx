import type { ReauthenticationNeed } from "@kinora/contracts/account/reauthentication";
import { t } from "@lingui/core/macro";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { errorSentence } from "../../store/error-sentence.ts";
import { Button } from "../../ui/button.tsx";
import { useAnswerPasskeyMutation, useAskPasskeyMutation } from "./reauthentication-api.ts";

/** Proof by passkey: asks the browser at once, and again when the button is pressed. */
export function ByPasskey({
  need: { id },
  onProved,
}: {
  readonly need: ReauthenticationNeed;
  readonly onProved: () => void;
}) {
  const [ask] = useAskPasskeyMutation();
  const [answer] = useAnswerPasskeyMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const sign = async () => {
    setIsAsking(true);
    setProblem(null);
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      // WebAuthn JSON, written by the server's library for the browser's.
      const options: unknown = await ask(id).unwrap();
      const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
      const response = await startAuthentication({ optionsJSON });
      await answer({ id, response }).unwrap();
      onProved();
    } catch (error) {
      setProblem(
        error instanceof Error ? t`Your passkey didn't respond.` : errorSentence(error).title,
      );
      setIsAsking(false);
    }
  };
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void sign();
  });
  useEffect(() => begin(), []);
  return (
    <div className="flex flex-col gap-4">
      {problem && (
        <p role="alert" className="text-14">
          {problem}
        </p>
      )}
      <Button
        look="primary"
        icon={<KeyRound size={18} />}
        busy={isAsking && t`Waiting for your passkey`}
        onClick={() => void sign()}
      >
        {t`Use your passkey`}
      </Button>
      <p className="text-12 text-text-2">
        {t`Lost it? The operator of this server can remove your passkeys.`}
      </p>
    </div>
  );
}
