import { Link } from "react-router";

const goes = [
  "Your name, email address, phone number, picture and preferences",
  "Your drafts, saved listings and email alerts",
  "Your password and your sessions on all devices",
  "Your listings on the marketplace, their documents and their monthly renewals",
  "Your identity check, with the picture of your document",
  "Which documents you asked for and opened",
  "Files you attached to messages, your notes on leads and your saved replies",
];
const stays = [
  "Messages you sent, without your name, for the people who received them",
  "Orders and receipts, as required by law",
  "Confidentiality agreements you signed",
  "A record that the account was deleted, without your name",
];

export function DeletionTerms() {
  return (
    <>
      <p>
        This can't be undone. You may want to{" "}
        <Link to="/account/data" reloadDocument className="link">
          download your data
        </Link>{" "}
        first.
      </p>
      <div className="grid gap-8 sm:grid-cols-2">
        <Terms title="What we remove" items={goes} />
        <Terms title="What we keep" items={stays} />
      </div>
    </>
  );
}

function Terms({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h3 className="border-b border-ink pb-2 font-semibold">{title}</h3>
      <ul className="text-sm text-ink-2">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-2.5">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
