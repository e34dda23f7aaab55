import type { NotificationKind } from "@kinora/contracts/notification/notification";
import type { NotificationSettings } from "@kinora/contracts/notification/notification-settings";
import { msg, t } from "@lingui/core/macro";
import { SwitchButton } from "../../ui/switch.tsx";
import { KIND_GROUPS } from "./kind-groups.ts";

type Kinds = NotificationSettings["kinds"];
type Channel = keyof Kinds[NotificationKind];

const CHANNELS = [
  { channel: "inApp", label: msg`In Activity` },
  { channel: "push", label: msg`Push` },
] as const satisfies readonly {
  readonly channel: Channel;
  readonly label: { readonly id: string };
}[];

/** Always listed, whatever the user chooses. */
const isFixed = (kind: NotificationKind, channel: Channel) =>
  kind === "action" && channel === "inApp";

/** A switch for each kind and channel. */
export function KindSwitches({
  kinds,
  onChange,
}: {
  readonly kinds: Kinds;
  readonly onChange: (kinds: Kinds) => void;
}) {
  return (
    <table className="w-full max-w-xl">
      <thead>
        <tr className="text-12 text-text-2">
          <td />
          {CHANNELS.map(({ channel, label }) => (
            <th key={channel} scope="col" className="w-18 pb-1 text-center font-medium">
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      {KIND_GROUPS.map(({ title, kinds: members }, group) => (
        <tbody key={members[0].kind}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={3}
              className={`pb-1 text-left text-14 font-semibold ${group === 0 ? "" : "pt-5"}`}
            >
              {t(title)}
            </th>
          </tr>
          {members.map(({ kind, label }) => (
            <tr key={kind} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 pr-3 text-left text-14 font-normal text-text-2">
                {t(label)}
              </th>
              {CHANNELS.map(({ channel, label: name }) => (
                <td key={channel} className="text-center align-middle">
                  <SwitchButton
                    aria-label={`${t(title)}, ${t(label)}: ${t(name)}`}
                    checked={kinds[kind][channel]}
                    disabled={isFixed(kind, channel)}
                    onChange={(on) =>
                      onChange({ ...kinds, [kind]: { ...kinds[kind], [channel]: on } })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
