import { Form } from "react-router";

/** A form, because no prefetch may sign out. */
export function SignOutButton() {
  return (
    <Form method="post" action="/signout">
      <button type="submit" className="menu-item">
        Sign out
      </button>
    </Form>
  );
}
