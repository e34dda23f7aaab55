import type { PersonRole } from "@kinora/contracts/access/roles";
import type { PersonFile } from "@kinora/contracts/people/people";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { AuditLines } from "../../entities/audit/audit-lines.tsx";
import { Avatar } from "../../entities/person/avatar.tsx";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { OptionList } from "../../ui/option-list.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { CorrectionSheet } from "./correction-sheet.tsx";
import { CorrectionsWaiting } from "./corrections-waiting.tsx";
import { MonthSheet } from "./month-sheet.tsx";
import { useChangeRoleMutation, useGetPersonQuery } from "./people-api.ts";
import { PersonFacts } from "./person-facts.tsx";
import { roleWords } from "./role-words.ts";
import { SuspendSheet } from "./suspend-sheet.tsx";
import { SuspensionPanel } from "./suspension-panel.tsx";

/** Everything the staff may know about one person, with the possible actions. */
export function PersonPage({ id, role }: { readonly id: string; readonly role: PersonRole }) {
  const { data, error, refetch } = useGetPersonQuery(id);
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{data ? t`${data.person.displayName} · Kinora` : t`People · Kinora`}</title>
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-96 w-full rounded-panel" />}
      {data && <File file={data} role={role} />}
    </main>
  );
}

type Opened = "suspend" | "correct" | "month" | "role" | null;

function File({ file, role }: { readonly file: PersonFile; readonly role: PersonRole }) {
  const [opened, setOpened] = useState<Opened>(null);
  const { person, suspensions, waitsForOthers, audit } = file;
  const current = suspensions.find(({ endedAt }) => endedAt === null);
  const isAdmin = role === "admin" || role === "owner";
  const close = () => setOpened(null);
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={person.displayName} url={person.avatarUrl} size={64} />
        <div className="min-w-0 flex-1">
          <h1 dir="auto" className="page-title wrap-anywhere">
            {person.displayName}
          </h1>
          <p className="text-14 text-text-2">
            @{person.handle} · {roleWords()[person.role]} · {t`joined`}{" "}
            <TimeAgo moment={person.joinedAt} />
          </p>
        </div>
      </header>
      {isAdmin && (
        <div className="flex flex-wrap gap-2">
          {!current && (
            <Button onClick={() => setOpened("suspend")}>{t`Disable this account`}</Button>
          )}
          <Button onClick={() => setOpened("correct")}>{t`Correct gems`}</Button>
          {role === "owner" && (
            <>
              <Button onClick={() => setOpened("month")}>{t`Give a plan`}</Button>
              <Link
                to="/admin/payments"
                hash={person.id}
                className={buttonClass()}
              >{t`Payments`}</Link>
              <Button onClick={() => setOpened("role")}>{t`Change role`}</Button>
            </>
          )}
        </div>
      )}
      {current && (
        <SuspensionPanel
          {...{ id: person.id, suspension: current, waitsForOthers }}
          mayDecide={isAdmin}
        />
      )}
      {isAdmin && <CorrectionsWaiting personId={person.id} />}
      <PersonFacts file={file} />
      {audit.length > 0 && (
        <section>
          <h2 className="text-20">{t`Actions on this account`}</h2>
          <AuditLines entries={audit} />
        </section>
      )}
      <SuspendSheet id={person.id} open={opened === "suspend"} onClose={close} />
      <CorrectionSheet id={person.id} open={opened === "correct"} onClose={close} />
      <MonthSheet id={person.id} open={opened === "month"} onClose={close} />
      <RoleSheet id={person.id} now={person.role} open={opened === "role"} onClose={close} />
    </div>
  );
}

function RoleSheet({
  id,
  now,
  open,
  onClose,
}: {
  readonly id: string;
  readonly now: PersonRole;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const [change] = useChangeRoleMutation();
  const { say, saySorry } = useSay();
  const words = roleWords();
  const hints: Readonly<Record<PersonRole, string>> = {
    user: t`Creates, publishes and reports like everyone.`,
    moderator: t`Decides reports, and can look people up.`,
    admin: t`Also disables accounts, corrects gems, edits word lists and keys.`,
    owner: t`Also changes roles.`,
  };
  const choose = (role: PersonRole) => {
    onClose();
    if (role === now) return;
    change({ id, role })
      .unwrap()
      .then(() => say(t`Now: ${words[role]}.`, "success"), saySorry);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Change role`}
      description={t`It applies from their next request.`}
    >
      <OptionList
        label={t`Role`}
        value={now}
        onChoose={choose}
        options={(Object.keys(words) as PersonRole[]).map((value) => ({
          ...{ value, label: words[value], hint: hints[value] },
        }))}
      />
    </Sheet>
  );
}
