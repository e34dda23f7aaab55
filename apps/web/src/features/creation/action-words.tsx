import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import { Check, Eye, EyeOff, Globe, Lock, RotateCcw, Send, Trash2, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";

export interface ActionWords {
  readonly label: string;
  /** What the toast says afterwards. */
  readonly done: string;
  readonly icon: ReactNode;
  readonly danger?: boolean;
  /** Asked before; what cannot be undone is. */
  readonly confirm?: string;
}

/** Words of moderators, where they differ from the owner's; those that are asked before need a reason. */
export const STAFF_WORDS: Readonly<Partial<Record<ItemAction, ActionWords>>> = {
  hide: {
    label: "Hide",
    done: "Hidden. Its owner was told why.",
    icon: <EyeOff size={18} />,
    confirm: "Its owner is told, with your reason.",
  },
  unhidden: { label: "Show again", done: "Shown again.", icon: <Eye size={18} /> },
  delete: {
    label: "Take down",
    done: "Taken down. Its owner was told why.",
    icon: <Trash2 size={18} />,
    danger: true,
    confirm: "Its owner is told, with your reason.",
  },
};

export const ACTION_WORDS: Readonly<Record<ItemAction, ActionWords>> = {
  addToFeed: { label: "Add to feed", done: "Added to the feed.", icon: <Send size={18} /> },
  removeFromFeed: {
    label: "Remove from feed",
    done: "Removed from the feed.",
    icon: <Undo2 size={18} />,
  },
  hide: { label: "Unlist", done: "Only people with the link see it.", icon: <EyeOff size={18} /> },
  unhidden: { label: "List again", done: "It is listed again.", icon: <Eye size={18} /> },
  private: { label: "Make private", done: "Only you see it.", icon: <Lock size={18} /> },
  public: {
    label: "Make public",
    done: "Everybody with the link sees it.",
    icon: <Globe size={18} />,
  },
  approve: { label: "Approve", done: "Approved.", icon: <Check size={18} /> },
  cancel: { label: "Cancel", done: "Cancelled. Unused gems are back.", icon: <X size={18} /> },
  retry: { label: "Try again", done: "Started again.", icon: <RotateCcw size={18} /> },
  restore: { label: "Restore", done: "Restored to your library.", icon: <Undo2 size={18} /> },
  delete: {
    label: "Delete",
    done: "Moved to the trash. Deleted for good in 30 days.",
    icon: <Trash2 size={18} />,
    danger: true,
  },
  purge: {
    label: "Delete forever",
    done: "Deleted forever.",
    icon: <Trash2 size={18} />,
    danger: true,
    confirm: "The files are removed at once and cannot be brought back.",
  },
};
