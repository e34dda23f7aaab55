/** The keyboard shortcut of an action. */
export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="ml-1 hidden rounded-[4px] bg-surface-2 px-1.5 text-12 text-text-2 md:inline">
      {children}
    </kbd>
  );
}
