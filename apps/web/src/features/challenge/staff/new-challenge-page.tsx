import { t } from "@lingui/core/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ownZone } from "../../../entities/post/time-draft.ts";
import { useSay } from "../../../store/use-say.ts";
import { emptyDraft } from "./challenge-draft.ts";
import { ChallengeForm } from "./challenge-form.tsx";
import { useCreateChallengeMutation } from "./staff-challenge-api.ts";

/** Writes the draft of a challenge. */
export function NewChallengePage() {
  const navigate = useNavigate();
  const { say, saySorry } = useSay();
  const [begin] = useState(() => emptyDraft(new Date(), ownZone()));
  /** Of one wording: the same one sent again after a lost answer makes no second draft. */
  const [request, setRequest] = useState({ key: crypto.randomUUID(), written: "" });
  const [create, { isLoading }] = useCreateChallengeMutation();
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`New challenge · Kinora`}</title>
      <p className="mb-1 text-14 text-text-2">
        <Link to="/admin/challenges" className="underline underline-offset-4">{t`Challenges`}</Link>
      </p>
      <h1 className="page-title mb-6">{t`New challenge`}</h1>
      <ChallengeForm
        begin={begin}
        label={t`Save the draft`}
        busy={isLoading}
        onSend={(settings) => {
          const written = JSON.stringify(settings);
          const key = request.written === written ? request.key : crypto.randomUUID();
          setRequest({ key, written });
          void create({ key, settings })
            .unwrap()
            .then(({ id }) => {
              say(t`The draft is saved.`, "success");
              return navigate({ to: "/admin/challenges/$id", params: { id } });
            })
            .catch(saySorry);
        }}
      />
    </main>
  );
}
