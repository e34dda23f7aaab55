import { REMIX_AUDIENCES } from "@kinora/contracts/remix/remix";
import { t } from "@lingui/core/macro";
import { useSay } from "../../store/use-say.ts";
import { Segments } from "../../ui/segments.tsx";
import { AUDIENCE_WORDS } from "./audience-words.ts";
import { useGetUsualRemixAudienceQuery, useSetUsualRemixAudienceMutation } from "./remixes-api.ts";

/** Who may remix a person's works where they chose nothing else. */
export function UsualAudience() {
  const { data } = useGetUsualRemixAudienceQuery();
  const [change] = useSetUsualRemixAudienceMutation();
  const { saySorry } = useSay();
  const label = t`Who can remix my works`;
  return (
    <div className="flex min-h-24 max-w-md flex-col items-start gap-2">
      <p className="font-medium">{label}</p>
      <p className="text-14 text-text-2">{t`You can change this for a single work on its page. Existing remixes stay.`}</p>
      {data && (
        <Segments
          wraps
          label={label}
          value={data.audience}
          options={REMIX_AUDIENCES.map((value) => ({ value, label: t(AUDIENCE_WORDS[value]) }))}
          onChange={(audience) => void change(audience).unwrap().catch(saySorry)}
        />
      )}
    </div>
  );
}
