import type { CurrentUser } from "@kinora/contracts/account/account";
import { msg, plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { refusalOf } from "../../store/api-error.ts";
import { useKeptWords } from "../../store/kept-words.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Slot } from "../../ui/slot.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { AvatarField } from "./avatar-field.tsx";
import { LikesSwitch } from "./likes-switch.tsx";
import { MatureSwitch } from "./mature-switch.tsx";
import { useChangeMeMutation } from "./profile-api.ts";
import { useMe } from "./use-me.ts";
import { useSignOut } from "./use-sign-out.ts";

const BoardStatements = lazy(() =>
  import("./board-statements.tsx").then((m) => ({ default: m.BoardStatements })),
);
const DeleteAccount = lazy(() =>
  import("./delete-account.tsx").then((m) => ({ default: m.DeleteAccount })),
);
const ProfileStatements = lazy(() =>
  import("./profile-statements.tsx").then((m) => ({ default: m.ProfileStatements })),
);
const ProfileChecked = lazy(() =>
  import("./profile-checked.tsx").then((m) => ({ default: m.ProfileChecked })),
);
const TakeEverything = lazy(() =>
  import("./take-everything.tsx").then((m) => ({ default: m.TakeEverything })),
);

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /** Who may remix the person's works. */
    "account.remixes": Record<never, never>;
  }
}

const NOTHING = {};
const TIERS = { free: msg`Free`, basic: msg`Basic`, pro: msg`Pro` } as const;

export function OverviewSettings() {
  const me = useMe();
  const signOut = useSignOut();
  if (!me) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="flex flex-col gap-10">
      <Suspense>
        <ProfileChecked />
      </Suspense>
      <AvatarField me={me}>
        <p className="truncate text-16 font-semibold">{me.displayName}</p>
        <p className="truncate text-14 text-text-2">
          <Link to="/u/$handle" params={{ handle: me.handle }} className="hover:underline">
            @{me.handle}
          </Link>
        </p>
        <p className="text-14 text-text-2">
          {t`${{ tier: t(TIERS[me.tier]) }} · ${plural({ count: me.limits.concurrent }, { one: "# creation", other: "# creations" })} at a time`}
        </p>
      </AvatarField>
      <ProfileForm key={me.handle} me={me} />
      <LikesSwitch me={me} />
      <MatureSwitch me={me} />
      <Slot name="account.remixes" given={NOTHING} />
      <div className="max-w-md border-t border-line pt-6">
        <Button icon={<LogOut size={18} />} onClick={signOut}>
          {t`Sign out`}
        </Button>
      </div>
      <Suspense>
        <ProfileStatements />
        <BoardStatements />
        <TakeEverything />
        <DeleteAccount />
      </Suspense>
    </div>
  );
}

type Field = "displayName" | "handle" | "bio";

function ProfileForm({ me }: { readonly me: CurrentUser }) {
  const fields = {
    displayName: useKeptWords("profile name", me.displayName),
    handle: useKeptWords("profile handle", me.handle),
    bio: useKeptWords("profile text", me.bio),
  };
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [change, { isLoading }] = useChangeMeMutation();
  const { say, saySorry } = useSay();
  const changed = (["displayName", "handle", "bio"] as const).filter(
    (name) => fields[name][0] !== me[name],
  );

  const set = (name: Field) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    fields[name][1](value);
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { checkProfile } = await import("./check-profile.ts");
    const checked = checkProfile(
      Object.fromEntries(changed.map((name) => [name, fields[name][0]])),
    );
    if ("flaws" in checked) return setErrors(checked.flaws);
    change(checked.change)
      .unwrap()
      .then(() => say(t`Saved.`, "success"))
      .catch((error: unknown) => {
        if (refusalOf(error)?.code === "HANDLE_TAKEN") {
          setErrors({ handle: t`This handle is taken.` });
        } else saySorry(error);
      });
  };

  return (
    <form
      onSubmit={(event) => void save(event)}
      className="flex max-w-md flex-col gap-5"
      noValidate
    >
      <ProfileFields fields={fields} errors={errors} set={set} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          look="primary"
          disabled={changed.length === 0}
          aria-describedby="profile-save"
          busy={isLoading && t`Saving`}
        >
          {t`Save`}
        </Button>
        <p id="profile-save" className="text-14 text-text-2">
          {changed.length === 0 && t`No changes to save.`}
        </p>
      </div>
    </form>
  );
}

interface ProfileFieldsProps {
  readonly fields: Readonly<Record<Field, readonly [string, ...unknown[]]>>;
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  readonly set: (name: Field) => (event: { currentTarget: { value: string } }) => void;
}

function ProfileFields({ fields, errors, set }: ProfileFieldsProps) {
  return (
    <>
      <TextField
        label={t`Name`}
        autoComplete="name"
        value={fields.displayName[0]}
        onChange={set("displayName")}
        error={errors.displayName}
      />
      <TextField
        label={t`Handle`}
        hint={t`3 to 30 characters: a–z, 0–9 and _`}
        autoCapitalize="none"
        spellCheck={false}
        value={fields.handle[0]}
        onChange={set("handle")}
        error={errors.handle}
      />
      <TextArea
        label={t`About you`}
        rows={3}
        value={fields.bio[0]}
        onChange={set("bio")}
        error={errors.bio}
      />
    </>
  );
}
