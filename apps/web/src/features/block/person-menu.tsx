import type { Profile } from "@kinora/contracts/people/profile";
import { t } from "@lingui/core/macro";
import { Ban, Ellipsis, Flag, Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { useAskToSignIn } from "../../store/use-ask-to-sign-in.ts";
import { useSay } from "../../store/use-say.ts";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useSetBlockMutation, useSetMuteMutation } from "./blocks-api.ts";

/** What somebody can do to see less of a person. */
export function PersonMenu({
  person: { handle, displayName: name, you },
  onReport,
}: {
  readonly person: Pick<Profile, "handle" | "displayName" | "you">;
  readonly onReport: () => void;
}) {
  const [asked, setAsked] = useState<"block" | "mute" | null>(null);
  const mayGoOn = useAskToSignIn();
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
  const ask = (what: "block" | "mute", message: string) => () => mayGoOn(message) && setAsked(what);
  const block = you?.blocks
    ? {
        label: t`Unblock ${{ name }}`,
        icon: <Ban size={18} />,
        onSelect: () => blocks(false, t`You have unblocked ${{ name }}.`),
      }
    : {
        label: t`Block ${{ name }}`,
        icon: <Ban size={18} />,
        onSelect: ask("block", t`Sign in to block ${{ name }}.`),
      };
  const mute = you?.mutes
    ? {
        label: t`Unmute ${{ name }}`,
        icon: <Volume2 size={18} />,
        onSelect: () => mutes(false, t`You have unmuted ${{ name }}.`),
      }
    : {
        label: t`Mute ${{ name }}`,
        icon: <VolumeX size={18} />,
        onSelect: ask("mute", t`Sign in to mute ${{ name }}.`),
      };
  const report = { label: t`Report`, icon: <Flag size={18} />, onSelect: onReport };
  return (
    <>
      <Menu
        groups={[you?.blocks ? [block] : [mute, block], [report]]}
        trigger={(props) => <IconButton {...props} label={t`More`} icon={<Ellipsis size={20} />} />}
      />
      {asked === "block" && (
        <ConfirmSheet
          words={{
            label: t`Block ${{ name }}`,
            icon: <Ban size={16} />,
            back: t`Cancel`,
            confirm: t`You won't see each other's works and comments, and can't follow each other. They aren't told. You can undo it here or in Settings.`,
          }}
          onConfirm={() => blocks(true, t`You have blocked ${{ name }}.`)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === "mute" && (
        <ConfirmSheet
          words={{
            label: t`Mute ${{ name }}`,
            icon: <VolumeX size={16} />,
            back: t`Cancel`,
            confirm: t`Their works and comments no longer appear for you, except here on their profile. They aren't told. You can undo it here or in Settings.`,
          }}
          onConfirm={() => mutes(true, t`You have muted ${{ name }}.`)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
