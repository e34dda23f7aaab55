import type { MailState } from "@kinora/contracts/notification/mail";
import { msg, t } from "@lingui/core/macro";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SwitchButton } from "../../ui/switch.tsx";
import {
  useChangeMailSettingsMutation,
  useGetMailSettingsQuery,
} from "./notification-settings-api.ts";

const CHOICES = [
  { group: "money", label: msg`Corrections to your gems` },
  { group: "decisions", label: msg`Decisions about your works and your account` },
  { group: "digest", label: msg`Your week, when there's something to report` },
] as const;

/** What the user receives by mail, and at which address. */
export function MailChoices() {
  const { data, error, refetch } = useGetMailSettingsQuery();
  const [change] = useChangeMailSettingsMutation();
  const { saySorry } = useSay();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-40 w-full max-w-xl" />;
  const { money, decisions, digest } = data;
  const isOpen = data.offered && data.address !== null && !data.bounced;
  return (
    <section className="flex max-w-xl flex-col gap-3" aria-labelledby="mail-choices">
      <h3 id="mail-choices" className="text-16 font-semibold">{t`Email`}</h3>
      <p className="text-14 break-words text-text-2">{standingOf(data)}</p>
      {isOpen && (
        <ul>
          <Choice label={t`Account security: always emailed`} checked disabled />
          {CHOICES.map(({ group, label }) => (
            <Choice
              key={group}
              label={t(label)}
              checked={data[group]}
              onChange={(on) => {
                change({ money, decisions, digest, [group]: on })
                  .unwrap()
                  .catch(saySorry);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Choice({
  label,
  checked,
  disabled = false,
  onChange = () => {},
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange?: (on: boolean) => void;
}) {
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2.5 last:border-0">
      <span className="text-14 text-text-2">{label}</span>
      <span className="w-18 shrink-0 text-center">
        <SwitchButton
          aria-label={label}
          checked={checked}
          disabled={disabled}
          onChange={onChange}
        />
      </span>
    </li>
  );
}

function standingOf({ offered, address, relayed, bounced }: MailState): string {
  if (!offered) return t`This server doesn't send email.`;
  if (address === null)
    return t`Your sign-in has no verified email address, so nothing is emailed to you.`;
  if (bounced)
    return t`Email to ${address} bounced: there's no such address. We no longer send to it.`;
  if (relayed) return t`To ${address}, which Apple forwards to your own address.`;
  return t`To ${address}, the address you sign in with.`;
}
