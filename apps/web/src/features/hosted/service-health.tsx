import type { ServiceHealthState } from "@kinora/contracts/hosted/hosted-service";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { CircleAlert } from "lucide-react";
import { momentText, timeText } from "../../text/moment-text.ts";

const REASONS: Readonly<Record<NonNullable<ServiceHealthState["away"]>["why"], MessageDescriptor>> =
  {
    unreachable: msg`it couldn't be reached`,
    unanswered: msg`it didn't answer orders`,
    failed: msg`it failed at orders it accepted`,
    late: msg`orders it accepted never finished`,
    quota: msg`it says the credit there is used up`,
    auth: msg`it doesn't accept the key`,
  };

/** Recent health of a service: whether its models are offered, and the outcome of its orders. */
export function ServiceHealth({ health }: { readonly health: ServiceHealthState }) {
  const { hour, day } = health;
  if (!health.away && isEmpty(day)) return null;
  return (
    <div className="flex flex-col gap-2 text-14">
      {health.away && <Away away={health.away} />}
      <table className="w-full max-w-md text-text-2">
        <thead className="text-left">
          <tr>
            <td />
            <th scope="col" className="font-normal">{t`Delivered`}</th>
            <th scope="col" className="font-normal">{t`On average`}</th>
            <th scope="col" className="font-normal">{t`Failures`}</th>
          </tr>
        </thead>
        <tbody className="nums">
          <Row label={t`Last hour`} counts={hour} />
          <Row label={t`Last 24 hours`} counts={day} />
        </tbody>
      </table>
    </div>
  );
}

function Away({ away }: { readonly away: NonNullable<ServiceHealthState["away"]> }) {
  const since = momentText(away.since);
  const again = timeText(away.askedAgainAt);
  const why = t(REASONS[away.why]);
  return (
    <p className="flex gap-1.5">
      <CircleAlert size={16} className="mt-0.5 shrink-0 text-danger" aria-hidden="true" />
      {t`Unavailable since ${{ since }}: ${{ why }}, repeatedly. Its models aren't offered; next try at ${{ again }}.`}
    </p>
  );
}

interface RowProps {
  readonly label: string;
  readonly counts: ServiceHealthState["hour"];
}

function Row({ label, counts }: RowProps) {
  const { delivered, seconds, faults } = counts;
  const share = faults === 0 ? 0 : Math.round((100 * faults) / ended(counts));
  return (
    <tr>
      <th scope="row" className="text-left font-normal">
        {label}
      </th>
      <td>{delivered}</td>
      <td>{seconds === null ? "–" : t`${{ seconds }} s`}</td>
      <td>{faults === 0 ? 0 : t`${{ faults }} (${{ share }}%)`}</td>
    </tr>
  );
}

/** A prompt refused by the service counts as a proper answer. */
const ended = ({ delivered, refused, faults }: RowProps["counts"]) => delivered + refused + faults;

const isEmpty = (counts: RowProps["counts"]) => ended(counts) === 0;
