import type { Comment } from "@kinora/contracts/comment/comment";
import type { ReactNode } from "react";
import { AuthorLink } from "../../entities/person/author-link.tsx";

/** The text of a comment. Handles lead to people; other links stay plain text. */
export function CommentWords({ text, mentions }: Pick<Comment, "text" | "mentions">) {
  const pieces: ReactNode[] = [];
  let last = 0;
  for (const { begins, ends, handle } of mentions) {
    pieces.push(text.slice(last, begins));
    pieces.push(
      <AuthorLink key={begins} author={{ handle }} className="font-medium hover:underline">
        {text.slice(begins, ends)}
      </AuthorLink>,
    );
    last = ends;
  }
  pieces.push(text.slice(last));
  return (
    <p dir="auto" className="text-14 wrap-anywhere whitespace-pre-line">
      {pieces}
    </p>
  );
}
