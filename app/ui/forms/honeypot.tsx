/** Invisible to people; bots fill it in. */
export const Honeypot = ({ id = "company" }: { id?: string }) => (
  <div aria-hidden="true" className="sr-only">
    <label htmlFor={id}>Leave this field empty</label>
    <input id={id} name="company" tabIndex={-1} autoComplete="off" defaultValue="" />
  </div>
);
