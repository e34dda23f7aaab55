import { t } from "@lingui/core/macro";
import { LogIn } from "lucide-react";
import { type ReactNode, Suspense, use } from "react";
import { useAppDispatch, useAppSelector } from "../store/store.ts";
import { loginAsked } from "../store/ui-slice.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { sessionKnown } from "./keep-session.ts";

export interface MembersOnlyProps {
  readonly children: ReactNode;
  /** The reason to sign in: "Sign in to see your library". */
  readonly title: string;
}

/** Shows a page to signed-in users and a sign-in prompt to others. */
export function MembersOnly(props: MembersOnlyProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Known {...props} />
    </Suspense>
  );
}

function Known({ children, title }: MembersOnlyProps) {
  use(sessionKnown());
  const uid = useAppSelector(({ auth }) => auth.uid);
  const dispatch = useAppDispatch();
  if (uid !== null) return children;
  const ask = () =>
    dispatch(
      loginAsked({
        continueUrl: `${location.pathname}${location.search}`,
        message: `${title}.`,
      }),
    );
  // Hidden for a user who was signed in here: hydration first renders the server's page, which has
  // no session.
  return (
    <>
      <div className="contents member:hidden">
        <main id="content">
          <h1 className="sr-only">{t`Sign in`}</h1>
          <EmptyState
            icon={<LogIn size={26} />}
            title={title}
            action={
              <Button look="primary" onClick={ask}>
                {t`Sign in`}
              </Button>
            }
          />
        </main>
      </div>
      <Waiting />
    </>
  );
}

/** The placeholder for a user who was signed in here, until the session is confirmed. */
function Waiting() {
  return (
    <main className="mx-auto hidden w-full max-w-[72rem] flex-col gap-4 px-4 py-6 md:py-12 member:flex">
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-64 w-full rounded-panel" />
    </main>
  );
}
