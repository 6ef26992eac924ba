export default function HomePage() {
  return <h1>Relevo</h1>;
}
