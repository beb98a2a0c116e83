import { Ready } from './ready'

export default function Page() {
  return (
    <main>
      <h1>Empty</h1>
      <Ready />
    </main>
  )
}
