import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import {
  Check,
  Eye,
  EyeOff,
  Globe,
  Lock,
  RotateCcw,
  Send,
  ShieldX,
  Trash2,
  Undo2,
  X,
} from "lucide-react";
import type { ReactNode } from "react";

export interface ActionWords {
  readonly label: string;
  readonly icon: ReactNode;
  readonly danger?: boolean;
  /** True when the action needs confirmation because it cannot be undone. */
  readonly asks?: boolean;
}

type Table = Readonly<
  Record<
    ItemAction,
    Pick<ActionWords, "icon" | "danger" | "asks"> & { readonly label: MessageDescriptor }
  >
>;

const STAFF: Partial<Table> = {
  hide: {
    label: msg`Hide`,
    icon: <EyeOff size={18} />,
    asks: true,
  },
  unhidden: { label: msg`Show again`, icon: <Eye size={18} /> },
  delete: {
    label: msg`Take down`,
    icon: <Trash2 size={18} />,
    danger: true,
    asks: true,
  },
  rateMature: { label: msg`Rate mature`, icon: <ShieldX size={18} />, asks: true },
  rateGeneral: { label: msg`Rate general`, icon: <Check size={18} />, asks: true },
};

const OWN: Table = {
  addToFeed: { label: msg`Add to feed`, icon: <Send size={18} /> },
  removeFromFeed: {
    label: msg`Remove from feed`,
    icon: <Undo2 size={18} />,
  },
  hide: {
    label: msg`Unlist`,
    icon: <EyeOff size={18} />,
  },
  unhidden: { label: msg`List again`, icon: <Eye size={18} /> },
  private: { label: msg`Make private`, icon: <Lock size={18} /> },
  public: {
    label: msg`Make public`,
    icon: <Globe size={18} />,
  },
  rateMature: { label: msg`Mark as mature`, icon: <ShieldX size={18} /> },
  rateGeneral: { label: msg`Not mature`, icon: <Check size={18} /> },
  approve: { label: msg`Approve`, icon: <Check size={18} /> },
  cancel: {
    label: msg`Cancel`,
    icon: <X size={18} />,
  },
  retry: { label: msg`Try again`, icon: <RotateCcw size={18} /> },
  restore: { label: msg`Restore`, icon: <Undo2 size={18} /> },
  delete: {
    label: msg`Delete`,
    icon: <Trash2 size={18} />,
    danger: true,
  },
  purge: {
    label: msg`Delete forever`,
    icon: <Trash2 size={18} />,
    danger: true,
    asks: true,
  },
};

/** Label and icon of an owner's action. */
export const actionWords = (action: ItemAction): ActionWords => inWords(OWN[action]);

/**
 * Words for moderators, where they differ from the owner's. An action that asks first needs a
 * reason.
 */
export function staffWords(action: ItemAction): ActionWords | undefined {
  const words = STAFF[action];
  return words && inWords(words);
}

function inWords({ label, ...rest }: Table[ItemAction]): ActionWords {
  return { ...rest, label: t(label) };
}
