export default function GalleryPage() {
  return <h1>Parts</h1>;
}
