import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useSay } from "../../../store/use-say.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useEditor } from "../edit/editor.ts";
import { useDeleteStoryMutation } from "../story-api.ts";

/** Asks for confirmation, because a deleted board cannot be restored. */
export function DeleteSheet({ onClose }: { readonly onClose: () => void }) {
  const { story } = useEditor();
  const [remove, { isLoading }] = useDeleteStoryMutation();
  const navigate = useNavigate();
  const { say, saySorry } = useSay();
  const confirm = () => {
    remove(story.id)
      .unwrap()
      .then(() => {
        say(t`The story is deleted.`, "success");
        void navigate({ to: "/library", search: { show: "boards" } });
      })
      .catch(saySorry);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Delete the story?`}
      description={t`Its script, pictures and voices are deleted and can't be recovered. Films made from it stay in your library.`}
    >
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t`Keep it`}</Button>
        <Button
          look="danger"
          icon={<Trash2 size={18} />}
          busy={isLoading && t`Deleting`}
          onClick={confirm}
        >
          {t`Delete`}
        </Button>
      </div>
    </Sheet>
  );
}
