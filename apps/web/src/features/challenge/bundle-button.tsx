import { t } from "@lingui/core/macro";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { saveText } from "../../ui/save-text.ts";
import { useGetChallengeBundleMutation } from "./challenge-api.ts";

/** Saves the audit bundle of a challenge as a file. */
export function BundleButton({ id }: { readonly id: string }) {
  const { saySorry } = useSay();
  const [load, { isLoading }] = useGetChallengeBundleMutation();
  const save = () =>
    load(id)
      .unwrap()
      .then((bundle) =>
        saveText(JSON.stringify(bundle), `challenge-${id}.json`, "application/json"),
      )
      .catch(saySorry);
  return (
    <Button className="self-start" busy={isLoading && t`Loading`} onClick={() => void save()}>
      {t`Download the bundle`}
    </Button>
  );
}
