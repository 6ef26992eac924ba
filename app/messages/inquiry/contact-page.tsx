import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

export default function ContactPage() {
  const { pathname } = useLocation();
  return (
    <Card title="Contact Form">
      <p className="mb-4 text-ink-2">Please log in to send a message.</p>
      <ButtonLink to={`/signin?returnTo=${encodeURIComponent(pathname)}`}>Sign In</ButtonLink>
    </Card>
  );
}
