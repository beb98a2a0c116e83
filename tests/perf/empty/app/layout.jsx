export const metadata = { title: 'Empty', description: 'The least that an exported page of Next can be.' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
