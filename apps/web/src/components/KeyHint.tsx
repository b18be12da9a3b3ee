// Shortcut key of a button; for eyes only, since the help says it in words.
export const KeyHint = ({ children }: { readonly children: React.ReactNode }) => (
  <span className="kbd" aria-hidden="true">
    {children}
  </span>
);
