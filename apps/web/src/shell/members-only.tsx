import { LogIn } from "lucide-react";
import { type ReactNode, Suspense, use } from "react";
import { useAppDispatch, useAppSelector } from "../store/store.ts";
import { loginAsked } from "../store/ui-slice.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { sessionKnown } from "./keep-session.ts";

export interface MembersOnlyProps {
  readonly children: ReactNode;
  /** What signing in is for here: "see your library". */
  readonly purpose: string;
  readonly fallback?: ReactNode;
  /** It is a part of a page only. */
  readonly partly?: boolean;
}

/** Shows a page to people who are signed in and the way in to everybody else. */
export function MembersOnly({ fallback = null, ...rest }: MembersOnlyProps) {
  return (
    <Suspense fallback={fallback}>
      <Known {...rest} />
    </Suspense>
  );
}

function Known({ children, purpose, partly = false }: Omit<MembersOnlyProps, "fallback">) {
  use(sessionKnown());
  const uid = useAppSelector(({ auth }) => auth.uid);
  const dispatch = useAppDispatch();
  if (uid !== null) return children;
  const ask = () =>
    dispatch(
      loginAsked({
        continueUrl: `${location.pathname}${location.search}`,
        message: `Sign in to ${purpose}.`,
      }),
    );
  const wayIn = (
    <EmptyState
      icon={<LogIn size={26} />}
      title={`Sign in to ${purpose}`}
      action={
        <Button look="primary" onClick={ask}>
          Sign in
        </Button>
      }
    />
  );
  return partly ? wayIn : <main id="content">{wayIn}</main>;
}
