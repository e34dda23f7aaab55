import type { Creation } from "@kinora/contracts/creation/creation";
import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { useAppStore } from "../../store/store.ts";
import { Button } from "../../ui/button.tsx";
import { focusPrompt, putInForm } from "./put-in-form.ts";

/** Puts the words of a work that a service refused back into the form, to be changed. */
export function ChangeWords({
  work,
  size = "md",
}: {
  readonly work: Creation;
  readonly size?: "sm" | "md";
}) {
  const store = useAppStore();
  const navigate = useNavigate();
  const change = async () => {
    putInForm(store, work);
    await navigate({ to: "/create" });
    focusPrompt();
  };
  return (
    <Button
      size={size}
      icon={<Pencil size={size === "sm" ? 15 : 18} />}
      onClick={() => void change()}
    >
      {t`Change the words`}
    </Button>
  );
}
