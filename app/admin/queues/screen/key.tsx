export const Key = ({ children }: { children: string }) => (
  <kbd className="inline-grid min-w-7 place-items-center rounded-control border border-line-strong bg-sunken px-1.5 py-0.5 font-sans text-xs font-semibold text-ink">
    {children}
  </kbd>
);

/** Shown on buttons where a keyboard is likely. */
export const ShownKey = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="js-only ms-1 hidden lg:inline">
    <Key>{children}</Key>
  </span>
);
