import { REMIX_AUDIENCES, type RemixAudience, type RemixTree } from "@kinora/contracts/remix/remix";
import { t } from "@lingui/core/macro";
import { Check, Settings2 } from "lucide-react";
import { useSay } from "../../store/use-say.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { AUDIENCE_WORDS } from "./audience-words.ts";
import { useSetRemixAudienceMutation } from "./remixes-api.ts";

/** For the author of a work: who may remix it. */
export function AudienceMenu({
  creationId,
  own: { chosen, usual },
}: {
  readonly creationId: string;
  readonly own: NonNullable<RemixTree["own"]>;
}) {
  const [change] = useSetRemixAudienceMutation();
  const { saySorry } = useSay();
  const wordsOf = (audience: RemixAudience) => t(AUDIENCE_WORDS[audience]);
  const entryOf = (audience: RemixAudience | null) => ({
    label:
      audience === null
        ? t`Same as my settings: ${{ audience: wordsOf(usual) }}`
        : wordsOf(audience),
    icon: <Check size={18} className={audience === chosen ? "" : "invisible"} />,
    onSelect: () => void change({ creationId, audience }).unwrap().catch(saySorry),
  });
  return (
    <Menu
      groups={[REMIX_AUDIENCES.map(entryOf), [entryOf(null)]]}
      trigger={(props) => (
        <IconButton
          {...props}
          label={t`Who can remix this: ${{ audience: wordsOf(chosen ?? usual) }}`}
          icon={<Settings2 size={18} />}
        />
      )}
    />
  );
}
