/** A key of the keyboard. */
export const Key = ({ children }: { children: string }) => (
  <kbd className="inline-grid min-w-7 place-items-center rounded-control border border-line-strong bg-sunken px-1.5 py-0.5 font-sans text-xs font-semibold text-ink">
    {children}
  </kbd>
);
