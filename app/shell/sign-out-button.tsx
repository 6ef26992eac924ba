import { Form } from "react-router";

/** A form, not a link: signing out changes something, so no prefetch may do it. */
export function SignOutButton() {
  return (
    <Form method="post" action="/signout">
      <button type="submit" className="menu-item">
        Sign out
      </button>
    </Form>
  );
}
