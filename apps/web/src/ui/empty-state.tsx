import type { ReactNode } from "react";

export interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** The next step. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <section className="enter mx-auto flex w-full max-w-sm flex-col wrap-anywhere items-center gap-3 px-6 py-16 text-center">
      <div className="mb-1 grid size-16 place-items-center rounded-full bg-surface-1 text-text-2">
        {icon}
      </div>
      {/* May contain user text of up to the length of a search. */}
      <h2 className="line-clamp-3 text-20">{title}</h2>
      {text && <p className="text-balance text-text-2">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </section>
  );
}
