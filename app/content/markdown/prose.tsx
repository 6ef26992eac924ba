export const Prose = ({ html, className = "" }: { html: string; className?: string }) => (
  <div
    className={`prose ${className}`}
    // oxlint-disable-next-line react/no-danger -- rendered from a file of this repository.
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
