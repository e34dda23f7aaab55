import type { Profile } from "@kinora/contracts/people/profile";
import { t } from "@lingui/core/macro";
import { Ban, Ellipsis, Flag, Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { useAskToSignIn } from "../../store/use-ask-to-sign-in.ts";
import { useSay } from "../../store/use-say.ts";
import { ConfirmSheet, type ConfirmWords } from "../../ui/confirm-sheet.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useSetBlockMutation, useSetMuteMutation } from "./blocks-api.ts";

type Person = Pick<Profile, "handle" | "displayName" | "you">;
type Asked = "block" | "mute";

/** What somebody can do to see less of a person. */
export function PersonMenu({
  person,
  onReport,
}: {
  readonly person: Person;
  readonly onReport: () => void;
}) {
  const { displayName: name, you } = person;
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayGoOn = useAskToSignIn();
  const act = useActs(person);
  const ask = (what: Asked, message: string) => () => mayGoOn(message) && setAsked(what);
  const block = you?.blocks
    ? { label: t`Unblock ${{ name }}`, icon: <Ban size={18} />, onSelect: act.unblock }
    : {
        ...{ label: t`Block ${{ name }}`, icon: <Ban size={18} /> },
        onSelect: ask("block", t`Sign in to block ${{ name }}.`),
      };
  const mute = you?.mutes
    ? { label: t`Unmute ${{ name }}`, icon: <Volume2 size={18} />, onSelect: act.unmute }
    : {
        ...{ label: t`Mute ${{ name }}`, icon: <VolumeX size={18} /> },
        onSelect: ask("mute", t`Sign in to mute ${{ name }}.`),
      };
  const report = { label: t`Report`, icon: <Flag size={18} />, onSelect: onReport };
  return (
    <>
      <Menu
        groups={[you?.blocks ? [block] : [mute, block], [report]]}
        trigger={(props) => <IconButton {...props} label={t`More`} icon={<Ellipsis size={20} />} />}
      />
      {asked && (
        <ConfirmSheet
          words={confirmWords(name)[asked]}
          onConfirm={act[asked]}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

const confirmWords = (name: string): Readonly<Record<Asked, ConfirmWords>> => ({
  block: {
    label: t`Block ${{ name }}`,
    icon: <Ban size={16} />,
    back: t`Cancel`,
    confirm: t`You won't see each other's works and comments, and can't follow each other. They aren't told. You can undo it here or in Settings.`,
  },
  mute: {
    label: t`Mute ${{ name }}`,
    icon: <VolumeX size={16} />,
    back: t`Cancel`,
    confirm: t`Their works and comments no longer appear for you, except here on their profile. They aren't told. You can undo it here or in Settings.`,
  },
});

function useActs({
  handle,
  displayName: name,
}: Person): Readonly<Record<Asked | "unblock" | "unmute", () => void>> {
  const { say, saySorry } = useSay();
  const [setBlock] = useSetBlockMutation();
  const [setMute] = useSetMuteMutation();
  const blocks = (on: boolean, said: string) =>
    void setBlock({ handle, on })
      .unwrap()
      .then(() => say(said, "success"), saySorry);
  const mutes = (on: boolean, said: string) =>
    void setMute({ handle, on })
      .unwrap()
      .then(() => say(said, "success"), saySorry);
  return {
    block: () => blocks(true, t`You have blocked ${{ name }}.`),
    unblock: () => blocks(false, t`You have unblocked ${{ name }}.`),
    mute: () => mutes(true, t`You have muted ${{ name }}.`),
    unmute: () => mutes(false, t`You have unmuted ${{ name }}.`),
  };
}
